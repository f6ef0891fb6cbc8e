import { answerLinkEndpoint, joinLinkEndpoint } from '@/features/team/endpoints/size-requests/size-links';

export const POST = joinLinkEndpoint;
export const PUT = answerLinkEndpoint;
