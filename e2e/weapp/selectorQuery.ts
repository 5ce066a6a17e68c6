/** Measures nothing: there is no screen. Answers as WeChat does for a node that is not there. */
export function emptyQuery() {
  const query = {
    in: () => query,
    select: () => query,
    selectAll: () => query,
    selectViewport: () => query,
    boundingClientRect: () => query,
    scrollOffset: () => query,
    fields: () => query,
    node: () => query,
    relativeTo: () => query,
    relativeToViewport: () => query,
    observe: () => undefined,
    disconnect: () => undefined,
    exec: (done?: (results: null[]) => void) => void setTimeout(() => done?.([null]), 0),
  };
  return query;
}
