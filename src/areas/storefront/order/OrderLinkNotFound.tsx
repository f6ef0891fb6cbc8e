import { markMissing } from '@kitroom/front/cache/request-scope';
import { LinkPage, LinkText } from '@/ui/LinkPage';

/** Invalid or expired link; which of the two is not revealed. */
export function OrderLinkNotFound() {
  markMissing();
  return (
    <LinkPage about="Your order" title="This link does not work">
      <LinkText>
        Part of it may be missing: copy the whole link from our email. If that does not help, get in touch with us.
      </LinkText>
    </LinkPage>
  );
}
