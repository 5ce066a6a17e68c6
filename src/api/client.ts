import type { Call } from '@park/contract/call';
import { uploadFile } from '@park/contract/file/calls';
import type { UploadedFile } from '@park/contract/file/schemas';
import { type SendOptions, send } from '@/request/send';
import { sendFile, type UploadOptions } from '@/request/upload';

/** `quiet`: nobody asked for this, it refreshes in the background (decision 128). */
export type CallOptions = Pick<SendOptions, 'quiet' | 'form' | 'idempotencyKey'>;

/**
 * One call of the contract. A visitor's call waits for the sign-in; failures are told by a toast of 3 s.
 * @throws RequestError (`src/request/errors.ts`)
 */
export function call<In, Out>(call: Call<In, Out>, input: In, options: CallOptions = {}): Promise<Out> {
  return send(call, input, options);
}

/**
 * Sends a picture from the phone.
 * @param filePath what the picture chooser gave
 * @throws RequestError
 */
export function uploadTo<Out>(call: Call<never, Out>, filePath: string, options: UploadOptions = {}): Promise<Out> {
  return sendFile(call, filePath, options);
}

/** The same for a form: the picture is the visitor's until something is made of it. */
export function upload(filePath: string, options: UploadOptions = {}): Promise<UploadedFile> {
  return sendFile(uploadFile, filePath, options);
}
