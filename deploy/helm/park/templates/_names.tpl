{{- define "park.labels" -}}
app.kubernetes.io/name: park
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}
