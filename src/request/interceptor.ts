import type { RequestRole } from './requestHooks';

/** What the interceptors of this app add to a request of Taro's. */
interface RequestMeta {
  role: RequestRole;
  /** Nobody asked for it: no toast. */
  quiet: boolean;
  /** Send the data as a multipart body. */
  form: boolean;
  /** The token this attempt was sent with. */
  token: string;
}

export interface ParkRequest {
  url: string;
  method: 'GET' | 'POST';
  data?: unknown;
  header: Record<string, string>;
  meta: RequestMeta;
}

/** An answer off the wire: header names lower case, the body as text (or what WeChat made of it). */
export interface WireAnswer {
  statusCode: number;
  header: Record<string, string>;
  data: unknown;
}

/** The rest of the chain. May be run again with another request. */
type Proceed<Out> = (request: ParkRequest) => Promise<Out>;

/** One step of the chain; `In` is what the next step answers, `Out` what this one does. */
export type Interceptor<In, Out> = (request: ParkRequest, proceed: Proceed<In>) => Promise<Out>;
