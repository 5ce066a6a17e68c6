{{- define "park.labels" -}}
app.kubernetes.io/name: park
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "park.secret" -}}
{{ .Values.existingSecret | default (printf "%s-variables" .Release.Name) }}
{{- end -}}

{{- define "park.secretKeys" -}}
{{ ternary .Values.secretKeys (keys .Values.secrets | sortAlpha) (not (empty .Values.existingSecret)) | toJson }}
{{- end -}}
