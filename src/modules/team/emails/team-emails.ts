import { passwordEmails } from './password-emails';
import { teamProofNotes } from './proof-notes';
import { sizeLink } from './size-link';
import { teamOrderConfirmation, teamOrderNotice } from './team-order';
import { teamOrderChange, teamOrderEdited, teamProofAnswer } from './team-order-changes';

export const teamEmails = {
  ...passwordEmails,
  'team-order-confirmation': teamOrderConfirmation,
  'team-order-news': teamOrderChange,
  'team-proof-notes': teamProofNotes,
  'size-link': sizeLink,
  'team-order-notice': teamOrderNotice,
  'team-order-edited': teamOrderEdited,
  'team-proof-answer': teamProofAnswer,
};
