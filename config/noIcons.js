// Stands in for NutUI's icons: they are HTML, which a mini-program has no template for, and every one that would show is replaced by ours.
const Nothing = () => null;
module.exports = new Proxy({}, { get: () => Nothing });
