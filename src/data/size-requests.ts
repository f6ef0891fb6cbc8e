/** SQL, true if `team_size_requests request` still takes answers. */
export const isOpenRequest = (request = 'request'): string =>
  `${request}.locked_at is null and ${request}.deadline > now()`;
