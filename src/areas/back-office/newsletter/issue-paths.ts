export const ISSUES_PATH = '/admin/newsletter/issues';
export const issueHref = (id: string): string => `${ISSUES_PATH}/${id}`;
