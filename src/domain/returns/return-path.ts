export const RETURNS_PATH = '/admin/returns';

export const returnPath = (id: string): string => `${RETURNS_PATH}/${id}`;
