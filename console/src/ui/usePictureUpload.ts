import { uploadStaffFile } from '@park/contract/file/calls';
import { useUpload } from './useUpload';

/** Of a picture that staff put into a notice or an activity; everybody may see it. */
export const pictureUrl = (id: string) => `/api/sysFile/file/${id}`;

/** Sends one picture at a time. */
export const usePictureUpload = (onWrong: (sentence: string) => void) => useUpload(uploadStaffFile, onWrong);
