import { z } from 'zod';
import { lineInput, optionalLineInput, optionalTextInput } from '../text/person-input';
import { MAX_REVIEW_TEXT, MAX_REVIEW_TITLE, MAX_REVIEWER_NAME } from './review';

export const reviewInput = z.object({
  product: z.guid('Please load this page again.'),
  rating: z.enum(['1', '2', '3', '4', '5'], 'Please choose how many stars.').transform(Number),
  authorName: lineInput(MAX_REVIEWER_NAME, 'Please enter the name to show.'),
  title: optionalLineInput(MAX_REVIEW_TITLE),
  body: optionalTextInput(MAX_REVIEW_TEXT),
});

export const reviewBody = reviewInput.extend({
  rating: z.literal([1, 2, 3, 4, 5], 'Please choose how many stars.'),
});

export type ReviewInput = z.output<typeof reviewInput>;
