/** The sheet on which an employer lists the people a group policy is to cover. */
export const censusPath = '/group-medical-census.xlsx';
