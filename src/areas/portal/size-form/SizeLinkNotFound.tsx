import { markMissing } from '@kitroom/front/cache/request-scope';
import { LinkFrame } from './LinkFrame';

/** Same page for unknown and expired links, so that neither is revealed. */
export function SizeLinkNotFound() {
  markMissing();
  return (
    <LinkFrame eyebrow="Size link" title="This link does not work">
      Part of it may be missing. Open it again from the message it came in, or ask your manager to send it again.
    </LinkFrame>
  );
}
