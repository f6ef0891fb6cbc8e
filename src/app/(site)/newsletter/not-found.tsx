import { LinkPage, LinkText } from '@/ui/LinkPage';

/** A link that is none, or is none any more. Which of both is not told. */
export default function NewsletterLinkNotFound() {
  return (
    <LinkPage about="Newsletter" title="This link does not work">
      <LinkText>
        It may be too old, or a part of it got lost on the way. Enter your address below, and a new one comes to your
        inbox.
      </LinkText>
    </LinkPage>
  );
}
