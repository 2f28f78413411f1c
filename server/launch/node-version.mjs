/**
 * The first thing any of our commands runs. It must stay readable for the oldest Node, so it imports nothing and uses
 * nothing that is new.
 */
var numbers = process.versions.node.split('.').map(Number);
var major = numbers[0];
var minor = numbers[1];

// Vite, which builds the page, takes the same versions.
var isKnown = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;

if (!isKnown) {
  console.error('Perya needs Node 20.19, 22.12 or newer; this is Node ' + process.versions.node + '.');
  process.exit(1);
}
