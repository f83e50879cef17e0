export const en = { tourOperators: 'tour operators served' };
