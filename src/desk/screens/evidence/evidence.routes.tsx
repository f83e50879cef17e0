import { collectEvidence } from '../../evidence/collect-evidence.ts';
import type { DeskCall, DeskRoute } from '../desk-route.ts';
import { EvidencePage } from './evidence-page.tsx';

/** The evidence for an auditor or the CISO; it names the staff with their access. */
export const evidenceRoutes: readonly DeskRoute[] = [
  { method: 'get', path: '/evidence', duty: 'manage-staff', answer: showEvidence },
];

async function showEvidence({ draw }: DeskCall): Promise<Response> {
  return draw({ title: 'Evidence', body: <EvidencePage evidence={await collectEvidence()} /> });
}
