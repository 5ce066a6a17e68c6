// Stands in for modules the H5 build leaves out (config/h5.ts).
module.exports = {};
