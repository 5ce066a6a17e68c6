import { uploadStaffFile } from '@park/contract/file/calls';

/** What staff put into notices and activities; everybody may see it. */
export const PICTURES = {
  endpoint: uploadStaffFile,
  idOf: ({ id }: { id: string }) => id,
  urlOf: (id: string) => `/api/sysFile/file/${id}`,
};
