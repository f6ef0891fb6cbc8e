import { z } from 'zod';
import { cleanText } from '../text/text';
import { MAX_REASON } from './status-flow';

export const statusReason = z.string().overwrite(cleanText).max(MAX_REASON).optional();
