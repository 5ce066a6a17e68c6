/** On the web the texts of an area come as a chunk beside the page's; in the mini-program its pages import them by this name. */
export {};
