import { Printer } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** The order on paper: the page's own print styles leave out what surrounds it. */
export const PrintButton = () => (
  <Button variant="secondary" size="small" onClick={() => print()}>
    <Icon icon={Printer} size={18} />
    Print
  </Button>
)
