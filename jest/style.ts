/** Styles and drawings mean nothing to a unit test. */
export default {};
