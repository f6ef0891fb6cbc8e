import { LinkButton } from '@/ui/LinkButton';
import { LinkPage, LinkText } from '@/ui/LinkPage';
import { signInByLinkAction } from './sign-in-actions';

export const SignInByLinkView = ({ email, token }: { email: string; token: string }) => (
  <LinkPage about="Your account" title="Sign in">
    <LinkText>
      Sign in as <strong className="text-ink">{email}</strong> in this browser?
    </LinkText>
    <LinkButton action={signInByLinkAction} token={token} label="Sign in" />
  </LinkPage>
);
