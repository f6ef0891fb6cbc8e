import { markMissing } from '@/lib/http-cache/request-scope';
import { LinkFrame } from './LinkFrame';

/** A link that is none, or is none any more. Which of both is not told. */
export function SizeLinkNotFound() {
  markMissing();
  return (
    <LinkFrame eyebrow="Size link" title="This link does not work">
      Part of it may be missing. Open it again from the message it came in, or ask your manager to send it again.
    </LinkFrame>
  );
}
