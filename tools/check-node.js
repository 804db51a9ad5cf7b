// npm scripts run on the pinned Node because node_modules/.bin comes first in PATH. An older Node cannot strip types.
if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(`Leaflog needs Node 24, this is ${process.version}. Run "npm ci" without --ignore-scripts first.`)
  process.exit(1)
}
