// The alert rules for Prometheus, written from the alerts that the site itself knows, so that each is said once.
import fs from 'node:fs';
import path from 'node:path';
import { furtherAlerts, mailedAlerts } from '../../src/main/monitoring/alerts.ts';

export const alertRulesFile = 'deploy/prometheus/alerts.yaml';

export function writeAlertRules() {
  fs.mkdirSync(path.dirname(alertRulesFile), { recursive: true });
  fs.writeFileSync(alertRulesFile, alertRules());
}

/** As YAML; a text in JSON's quotes is one in YAML's as well. */
export function alertRules() {
  const rules = [...mailedAlerts, ...furtherAlerts].map(
    (alert) => `      - alert: ${alert.name}
        expr: ${JSON.stringify(expressionOf(alert))}
        for: ${alert.forMinutes}m
        annotations:
          summary: ${JSON.stringify(alert.summary)}
          description: ${JSON.stringify(alert.advice)}
`,
  );
  return `# Written by \`npm run generate\` from src/main/monitoring/alerts.ts.
groups:
  - name: site
    rules:
${rules.join('')}`;
}

function expressionOf(alert) {
  if ('expression' in alert) return alert.expression;
  return 'above' in alert ? `${alert.signal} > ${alert.above}` : `${alert.signal} < ${alert.below}`;
}
