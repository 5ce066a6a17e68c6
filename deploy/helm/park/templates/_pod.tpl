{{/* A node; with `command` (words) what runs that and ends. */}}
{{- define "park.pod" -}}
automountServiceAccountToken: false
enableServiceLinks: false
# Five seconds until nobody sends requests here any more, nine for a stop.
terminationGracePeriodSeconds: 20
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  seccompProfile: { type: RuntimeDefault }
{{- with .Values.imagePullSecrets }}
imagePullSecrets: {{- toYaml . | nindent 2 }}
{{- end }}
topologySpreadConstraints:
  - maxSkew: 1
    topologyKey: kubernetes.io/hostname
    whenUnsatisfiable: ScheduleAnyway
    labelSelector:
      matchLabels: {{- include "park.labels" . | nindent 8 }}
{{- with .Values.nodeSelector }}
nodeSelector: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.tolerations }}
tolerations: {{- toYaml . | nindent 2 }}
{{- end }}
{{- if .command }}
restartPolicy: Never
{{- end }}
containers:
  - name: park
    image: {{ printf "%s:%s" .Values.image.repository (.Values.image.tag | default .Chart.AppVersion) }}
    imagePullPolicy: {{ .Values.image.pullPolicy }}
    securityContext:
      allowPrivilegeEscalation: false
      readOnlyRootFilesystem: true
      capabilities: { drop: [ALL] }
    env:
      # Below the volume, which belongs to root: the server makes a folder of its own.
      - { name: DATA_DIR, value: /data/park }
      {{- range $name, $value := .Values.env }}
      - { name: {{ $name }}, value: {{ $value | quote }} }
      {{- end }}
      {{- range include "park.secretKeys" . | fromJsonArray }}
      - { name: {{ . }}_FILE, value: /secrets/{{ . }} }
      {{- end }}
      {{- if .Values.metrics.enabled }}
      - { name: METRICS_HOST, value: 0.0.0.0 }
      - { name: METRICS_PORT, value: {{ .Values.metrics.port | quote }} }
      {{- end }}
      {{- if .Values.backupClaim }}
      - { name: BACKUP_DIR, value: /backups/park }
      {{- end }}
    {{- if .command }}
    args: {{- toYaml .command | nindent 6 }}
    {{- else }}
    ports:
      - { name: http, containerPort: {{ .Values.env.PORT | default 8080 }} }
      {{- if .Values.metrics.enabled }}
      - { name: metrics, containerPort: {{ .Values.metrics.port }} }
      {{- end }}
    startupProbe:
      httpGet: { path: /healthz, port: http }
      periodSeconds: 2
      # Half an hour: the first node of a release moves the database on.
      failureThreshold: 900
    readinessProbe:
      httpGet: { path: /readyz, port: http }
      periodSeconds: 3
      timeoutSeconds: 8
    livenessProbe:
      # Not /healthz: a node that is started again does not bring its database back.
      httpGet: { path: /livez, port: http }
      periodSeconds: 10
      timeoutSeconds: 5
      failureThreshold: 6
    lifecycle:
      preStop:
        exec: { command: [sleep, '5'] }
    {{- end }}
    resources: {{- toYaml .Values.resources | nindent 6 }}
    volumeMounts:
      - { name: data, mountPath: /data }
      - { name: secrets, mountPath: /secrets, readOnly: true }
      {{- if .Values.backupClaim }}
      - { name: backups, mountPath: /backups }
      {{- end }}
volumes:
  - name: data
    {{- if .Values.dataClaim }}
    persistentVolumeClaim: { claimName: {{ .Values.dataClaim }} }
    {{- else }}
    emptyDir: {}
    {{- end }}
  - name: secrets
    secret:
      secretName: {{ include "park.secret" . }}
      defaultMode: 0440
  {{- if .Values.backupClaim }}
  - name: backups
    persistentVolumeClaim: { claimName: {{ .Values.backupClaim }} }
  {{- end }}
{{- end -}}
