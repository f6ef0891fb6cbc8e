import { z } from 'zod';
import { cleanText } from '../text/text';

export const MAX_ORDER_NOTE = 2000;

export const orderNoteText = z
  .string()
  .overwrite(cleanText)
  .min(1, 'Please write a note.')
  .max(MAX_ORDER_NOTE, `Please use at most ${MAX_ORDER_NOTE} characters.`);
