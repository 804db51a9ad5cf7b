/** Global styles: tokens, reset, type. */
import './fonts.css'
import './tokens.css'
import './base.css'
