/** Stops with the fix when Node.js is too old. Plain syntax: this must run on the old one too. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Astrarium needs Node.js 20.19 or newer; this is ${process.versions.node}. Install a newer one, then run this again.`);
  process.exit(1);
}
