export const guidePath = '/styleguide';
