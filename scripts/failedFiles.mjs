/** A reporter of Node's test runner: the files that hold a failed test, one a line. */
export default async function* failedFiles(events) {
  for await (const { type, data } of events) if (type === 'test:fail') yield `${data.file ?? data.name}\n`;
}
