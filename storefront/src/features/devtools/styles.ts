/** The styles of all parts, as text: loaded only with the panel. */
import host from './host.css?inline'
import controls from './controls.css?inline'
import panel from './panel.css?inline'
import toolbar from './toolbar.css?inline'
import filters from './filters.css?inline'
import timeline from './timeline.css?inline'
import eventActions from './event-actions.css?inline'
import details from './details.css?inline'
import jsonTree from './json-tree.css?inline'
import eventPane from './event-pane.css?inline'
import differences from './differences.css?inline'
import chartPane from './chart-pane.css?inline'
import chartDrawing from './chart-drawing.css?inline'
import familyPane from './family-pane.css?inline'
import banner from './banner.css?inline'
import testDialog from './test-dialog.css?inline'
import following from './following/following.css?inline'
import startPage from './replay/start-page.css?inline'
import comparedPages from './replay/compared-pages.css?inline'

/** In this order: controls before the rules that place them. */
export const styles = [
  host,
  controls,
  panel,
  toolbar,
  filters,
  timeline,
  eventActions,
  details,
  jsonTree,
  eventPane,
  differences,
  chartPane,
  chartDrawing,
  familyPane,
  banner,
  testDialog,
  following,
  startPage,
  comparedPages,
].join('\n')
