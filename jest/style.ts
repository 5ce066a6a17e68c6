/** Styles mean nothing to a unit test. */
export default {};
