/** What the newsletter’s form must say (spec §5), in the browser and on the server. */
import { z } from 'zod';
import { emailInput } from './person-input';

export const newsletterInput = z.object({ email: emailInput });
