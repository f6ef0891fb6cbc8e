import { answerLinkEndpoint, answerTeamLinkEndpoint } from '@/features/team/endpoints/size-requests/size-links';

export const POST = answerTeamLinkEndpoint;
export const PUT = answerLinkEndpoint;
