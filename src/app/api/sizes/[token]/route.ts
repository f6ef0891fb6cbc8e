import { answerLinkEndpoint, answerTeamLinkEndpoint } from '@/areas/portal/size-form/size-link-endpoints';

export const POST = answerTeamLinkEndpoint;
export const PUT = answerLinkEndpoint;
