import type { FastifyRequest } from 'fastify';

const LIMITS = { fields: 50, files: 0, fieldSize: 64 * 1024, parts: 50 };

/** The text fields of a multipart body, for calls the app sends in form-data mode (specification, section 7). */
export async function readForm(req: FastifyRequest): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {};
  for await (const part of req.parts({ limits: LIMITS })) {
    if (part.type === 'field' && part.fieldname !== '__proto__') fields[part.fieldname] = part.value;
  }
  return fields;
}
