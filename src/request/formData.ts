import type { Interceptor, WireAnswer } from './interceptor';
import { flatFields } from './queryString';

const LINE = '\r\n';

const quoted = (name: string): string => name.replace(/\r|\n/g, ' ').replace(/"/g, '%22');

/**
 * A multipart body of text fields (RFC 7578), written by hand because a mini-program has no FormData; so both targets send the
 * same bytes. `boundary` must not occur in the values.
 */
function multipartBody(data: unknown, boundary: string): string {
  const parts = flatFields(data).map(
    ([name, value]) =>
      `--${boundary}${LINE}Content-Disposition: form-data; name="${quoted(name)}"${LINE}${LINE}${value}${LINE}`,
  );
  return `${parts.join('')}--${boundary}--${LINE}`;
}

/** A boundary that none of the values contains. */
function boundaryFor(data: unknown): string {
  const values = flatFields(data).map(([, value]) => value);
  let count = 0;
  while (values.some((value) => value.includes(`----park${count}`))) count += 1;
  return `----park${count}`;
}

/** The optional form-data mode (R-call-3): the data travels as a multipart body. */
export const formData: Interceptor<WireAnswer, WireAnswer> = (request, proceed) => {
  if (!request.meta.form || request.method === 'GET') return proceed(request);
  const boundary = boundaryFor(request.data);
  return proceed({
    ...request,
    data: multipartBody(request.data, boundary),
    header: { ...request.header, 'Content-Type': `multipart/form-data; boundary=${boundary}` },
  });
};
