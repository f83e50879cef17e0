export const searchPath = '/search';
