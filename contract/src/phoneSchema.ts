import { z } from 'zod';
import { PHONE, plainPhone } from './phone';

/** A phone number, written in any way and handed on as it is kept. @see PHONE */
export const phoneSchema = z.string().max(40).transform(plainPhone).pipe(z.string().regex(PHONE));
