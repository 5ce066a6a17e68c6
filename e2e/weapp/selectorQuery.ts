/** Measures nothing: there is no screen. Answers as WeChat does for a node that is not there. */
export function emptyQuery() {
  // One node that is not there is null, all of those that are not there are none.
  const answers: (null | [])[] = [];
  const answerWith = (answer: null | []) => {
    answers.push(answer);
    return query;
  };
  const query = {
    in: () => query,
    select: () => answerWith(null),
    selectAll: () => answerWith([]),
    selectViewport: () => answerWith(null),
    boundingClientRect: () => query,
    scrollOffset: () => query,
    fields: () => query,
    node: () => query,
    relativeTo: () => query,
    relativeToViewport: () => query,
    observe: () => undefined,
    disconnect: () => undefined,
    exec: (done?: (results: (null | [])[]) => void) => void setTimeout(() => done?.(answers), 0),
  };
  return query;
}
