/** What the newsletter’s form must say, in the browser and on the server. */
import { z } from 'zod';
import { emailInput } from '../text/person-input';

export const newsletterInput = z.object({ email: emailInput });
