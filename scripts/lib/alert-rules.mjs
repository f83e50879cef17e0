// The alert rules for Prometheus, written from the alerts that the site itself knows, so that each is said once.
import fs from 'node:fs';
import path from 'node:path';
import { furtherAlerts, mailedAlerts } from '../../src/main/monitoring/alerts.ts';

export const alertRulesFile = 'deploy/prometheus/alerts.yaml';

export function writeAlertRules() {
  fs.mkdirSync(path.dirname(alertRulesFile), { recursive: true });
  fs.writeFileSync(alertRulesFile, alertRules());
}

/** A text of YAML, in quotes of the kind that it does not contain. */
const quoted = (text) => (text.includes('"') ? `'${text.replaceAll("'", "''")}'` : JSON.stringify(text));

export function alertRules() {
  const rules = [...mailedAlerts, ...furtherAlerts].map(
    (alert) => `      - alert: ${alert.name}
        expr: ${quoted(expressionOf(alert))}
        for: ${alert.forMinutes}m
        annotations:
          summary: ${quoted(alert.summary)}
          description: ${quoted(alert.advice)}
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
