import { markMissing } from '@kitroom/front/cache/request-scope';
import { LinkPage, LinkText } from '@/ui/LinkPage';

/** Invalid or expired link; which of the two is not revealed. */
export function NewsletterLinkNotFound() {
  markMissing();
  return (
    <LinkPage about="Newsletter" title="This link does not work">
      <LinkText>
        It may have expired, or part of it may be missing. Enter your address below and we’ll email you a new one.
      </LinkText>
    </LinkPage>
  );
}
