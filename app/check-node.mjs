// Plain JavaScript on purpose: it must run on the Node that is too old for the rest.
const major = Number(process.versions.node.split('.')[0]);
if (major < 26) {
  console.error(
    'Node ' +
      process.versions.node +
      ' is too old: the server runs TypeScript directly and needs Node 26.\n' +
      'Node 26 comes with `npm ci` as an optional package; it was left out of this install.\n' +
      'Run `npm ci --include=optional`, or put Node 26 first on your PATH.',
  );
  process.exit(1);
}
