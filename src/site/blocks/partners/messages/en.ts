import type { PartnerKind } from '#content/model.ts';

const kinds: Record<PartnerKind, string> = {
  insurer: 'Insurers',
  administrator: 'Claims administrators',
  hospital: 'Hospitals',
  surveyor: 'Surveyors',
  other: 'Others',
};

export const en = { kinds };
