// Stands in for the bar that Taro's router draws over every page and hides again where a page's own is wanted, as on all of ours.
export function initNavigationBar() {}
